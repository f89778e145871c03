/** A text of a lesson; words between `**` are stressed. */
export function Stressed({ text }: { readonly text: string }) {
  return <>{text.split('**').map((part, at) => (at % 2 === 1 ? <b key={at}>{part}</b> : part))}</>;
}

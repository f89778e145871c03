/** A text of a lesson; what stands between `**` is stressed. */
export function Stressed({ text }: { readonly text: string }) {
  return <>{text.split('**').map((part, at) => (at % 2 === 1 ? <b key={at}>{part}</b> : part))}</>;
}

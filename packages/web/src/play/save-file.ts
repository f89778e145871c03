/** Offers a text to the browser as a download. */
export function saveFile(name: string, text: string): void {
  const file = new Blob([`${text}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

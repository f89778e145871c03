/** Offers a text to the browser as a download. */
export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([`${text}\n`], { type: 'application/json' }));
}

/** Offers a file to the browser as a download. */
export function saveBlob(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

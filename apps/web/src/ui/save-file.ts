/** Saves a file through the browser's own download. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun with the click; the memory is given back after it.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Downloads a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoked later, because the browser must first read the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

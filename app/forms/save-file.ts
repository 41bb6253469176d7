/** `/dashboard/statement` for `/dashboard/statement.csv`, in any spelling. Null for any other address. */
export function pageOfFile(address: string): string | null {
  const [path = ''] = address.split(/[?#]/, 1);
  // Letters that need no encoding may have one.
  const plain = path.replace(/%[2-7][\da-f]/gi, (code) => decodeURI(code));
  const page = plain.replace(/\.csv\/*$/i, '');
  return page === plain ? null : page + address.slice(path.length);
}

/** Saves the file at an address, and leaves the page as it is. An answer that is no file is not saved. */
export async function saveFile(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.headers.get('content-disposition')?.startsWith('attachment')) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = new URL(answer.url).pathname.replace(/^.*\//, '');
  link.click();
  // The browser takes the file from this document in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
}

import { Blob as NodeBlob } from 'node:buffer';

/** Returns a form of Node's own class, which jsdom replaces; Node's fetch accepts no other. */
async function nodeForm(): Promise<FormData> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return new Response('', { headers }).formData();
}

/** Converts a body of jsdom for Node's fetch: copies a form with its files, returns anything else unchanged. */
export async function sendable(body: BodyInit | null | undefined): Promise<typeof body> {
  if (!(body instanceof FormData)) return body;
  const form = await nodeForm();
  for (const [name, value] of body) {
    if (typeof value === 'string') form.append(name, value);
    else {
      const file = new NodeBlob([await bytesOf(value)], { type: value.type });
      // cast: Node's Blob is the web's, but typed as a class of its own
      form.append(name, file as unknown as Blob, value.name);
    }
  }
  return form;
}

function bytesOf(file: File): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string' || reader.result === null)
        reject(new Error('expected the bytes of a file'));
      else resolve(reader.result);
    };
    reader.onerror = () => reject(new Error('unreadable file'));
    reader.readAsArrayBuffer(file);
  });
}

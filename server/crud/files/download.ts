import { AfterCommit, type Tx } from '../../http/call.ts';
import { notFound } from '../../http/apiError.ts';
import { SentFile } from '../../http/sentFile.ts';
import type { CrudRequest } from '../call.ts';
import { assertOwnPath, getRow } from '../record.ts';
import { isStoredFile } from './storedFile.ts';

/**
 * Returns the file of a record as a download under its original name.
 * @throws ApiError 404 if the record or its file is missing
 */
export async function download(tx: Tx, request: CrudRequest): Promise<unknown> {
  await assertOwnPath(tx, request);
  const row = await getRow(tx, request);
  const facts = row[request.crud.file?.column ?? ''];
  if (!isStoredFile(facts)) throw notFound();
  // Reading takes long and must not hold the transaction.
  return new AfterCommit(async () => {
    const file = await request.call.ports.storage.get(facts.key);
    if (!file) throw notFound();
    return new SentFile(file, facts.name);
  });
}

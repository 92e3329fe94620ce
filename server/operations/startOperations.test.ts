import { expect, test } from 'vitest';
import { startOperations } from './Operations.ts';

test('the operations port listens on its own host', async () => {
  // An address for documentation (RFC 5737), which no machine has.
  const operationsHost = '192.0.2.1';
  await expect(startOperations({ operationsHost, operationsPort: 0 })).rejects.toThrow(
    'Port 0 of 192.0.2.1',
  );
});

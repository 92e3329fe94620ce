import { expect, test } from 'vitest';
import { signedHeaders } from './signature.ts';

// From Amazon's own documentation of Signature Version 4 for S3.
const keys = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const now = new Date('2013-05-24T00:00:00.000Z');

test.each([
  [
    'a file',
    '/test.txt',
    { range: 'bytes=0-9' },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'a list',
    '/?max-keys=2&prefix=J',
    {},
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
  [
    'a setting',
    '/?lifecycle=',
    {},
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
])(
  'the documented request for %s is signed as documented',
  (_, path, headers: Record<string, string>, signature) => {
    const url = new URL(`https://examplebucket.s3.amazonaws.com${path}`);
    const signed = signedHeaders(
      { method: 'GET', url, headers, bytes: Buffer.alloc(0) },
      keys,
      now,
    );
    expect(signed['authorization']).toContain(`Signature=${signature}`);
  },
);

import { compressFolder } from './compressFolder.ts';

// A process of its own, for `npm start`: compresses the folder that its argument names.
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('compress.ts needs a folder');
await compressFolder(folder);

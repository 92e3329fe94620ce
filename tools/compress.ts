import { compressFolder } from './compressFolder.ts';

// Separate process for `npm start`: compresses the folder given as its argument.
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('compress.ts needs a folder');
await compressFolder(folder);

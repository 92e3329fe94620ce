// `npm run audit`: licences and vulnerabilities of shipped packages.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { EXCEPTIONS, licenceFaults } from './licences.ts';
import { readKnownFaults } from './knownFaults.ts';
import { readShipped } from './readShipped.ts';

const root = resolve(import.meta.dirname, '../..');
const say = (text: string) => process.stdout.write(`${text}\n`);

const { lock, paths } = readShipped(root);
say(`${paths.length} packages ship beside the server or in the panel.`);
const licences = licenceFaults(lock, paths);
for (const fault of licences) say(`  licence not accepted: ${fault}`);
for (const [name, why] of Object.entries(EXCEPTIONS)) say(`  exception: ${name} (${why})`);

// Includes devDependencies, because the panel's packages are among them.
const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8' });
const { faults, unanswered } = readKnownFaults(stdout, paths);
for (const fault of faults) say(`  known fault: ${fault}`);
if (unanswered !== undefined)
  say(`Known faults were not checked, the registry does not tell them here: ${unanswered}`);
else if (faults.length === 0) say('No known faults.');
process.exitCode = licences.length + faults.length > 0 ? 1 : 0;

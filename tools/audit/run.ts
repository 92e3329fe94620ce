// `npm run audit`: licences and vulnerabilities of shipped packages.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { EXCEPTIONS, licenceFaults } from './licences.ts';
import { readVulnerabilities } from './vulnerabilities.ts';
import { readShipped } from './readShipped.ts';

const root = resolve(import.meta.dirname, '../..');
const print = (text: string) => process.stdout.write(`${text}\n`);

const { lock, paths } = readShipped(root);
print(`${paths.length} packages ship with the server or in the panel.`);
const licences = licenceFaults(lock, paths);
for (const fault of licences) print(`  licence not accepted: ${fault}`);
for (const [name, reason] of Object.entries(EXCEPTIONS)) print(`  exception: ${name} (${reason})`);

// Includes devDependencies, because the panel's packages are among them.
const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8' });
const { vulnerabilities, registryError } = readVulnerabilities(stdout, paths);
for (const vulnerability of vulnerabilities) print(`  vulnerability: ${vulnerability}`);
if (registryError !== undefined)
  print(`Vulnerabilities were not checked, because the registry returned none: ${registryError}`);
else if (vulnerabilities.length === 0) print('No known vulnerabilities.');
process.exitCode = licences.length + vulnerabilities.length > 0 ? 1 : 0;

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns the start time of a running process as text that no other process with the same id ever has; '' if the
 * system does not report it, undefined if no such process runs.
 */
export function processStart(pid: number): string | undefined {
  if (!exists(pid)) return undefined;
  if (process.platform === 'linux') return startOnLinux(pid);
  if (process.platform === 'darwin') return startOnMac(pid);
  return '';
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function startOnLinux(pid: number): string | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return exists(pid) ? '' : undefined;
  }
  // The second field is the program's name in brackets and may itself contain blanks and brackets.
  const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ended = state === 'Z' || state === 'X';
  return ended ? undefined : `${bootId()}/${fields[18]}`;
}

/** Reads the boot id. A start time counts from the boot, so it is unique only together with this id. */
function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

function startOnMac(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return exists(pid) ? '' : undefined;
  }
}

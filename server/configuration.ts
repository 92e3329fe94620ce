import { resolve } from 'node:path';

/** What a process is told by its environment; see README for each variable. */
export interface Configuration {
  host: string;
  port: number;
  /** Where people reach the panel, without a slash at the end. */
  publicUrl: string;
  /** PostgreSQL; without it the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Seed the demo account into an empty database and offer its sign-ins. */
  demo: boolean;
  production: boolean;
  trustProxy: string[];
  smtpUrl: string | undefined;
  mailFrom: { name: string; address: string };
  netgsm: { user: string; password: string; header: string } | undefined;
  /** Languages on offer, the deployment's own first. */
  languages: string[];
}

/** The environment says something that cannot be. */
export class ConfigurationError extends Error {
  constructor(problems: string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigurationError';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const LANGUAGE = /^(tr|en|de|ar)(-[A-Z]{2})?$/;

function readPort(env: Environment, problems: string[]): number {
  const port = Number(env['PORT'] ?? 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push(`PORT is no port: ${env['PORT']}`);
  return port;
}

function readNetgsm(env: Environment, problems: string[]): Configuration['netgsm'] {
  const { NETGSM_USER: user, NETGSM_PASSWORD: password, NETGSM_HEADER: header } = env;
  if (!user && !password && !header) return undefined;
  if (user && password && header) return { user, password, header };
  problems.push('NETGSM_USER, NETGSM_PASSWORD and NETGSM_HEADER go together');
  return undefined;
}

const list = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Reads and checks the environment. Throws ConfigurationError with every problem at once. */
export function readConfiguration(env: Environment): Configuration {
  const problems: string[] = [];
  const port = readPort(env, problems);
  const host = env['HOST'] ?? '127.0.0.1';
  const production = env['NODE_ENV'] === 'production';
  const publicUrl = (env['PUBLIC_URL'] ?? `http://localhost:${port}`).replace(/\/+$/, '');
  if (!URL.canParse(publicUrl)) problems.push(`PUBLIC_URL is no address: ${publicUrl}`);
  const databaseUrl = env['DATABASE_URL'] || undefined;
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl))
    problems.push('DATABASE_URL must begin with postgres://');
  const demo =
    env['DEMO'] === undefined ? databaseUrl === undefined && !production : env['DEMO'] === '1';
  if (demo && production)
    problems.push('DEMO=1 has no place in production: its accounts have a known password');
  if (production && databaseUrl === undefined)
    problems.push('DATABASE_URL is missing: production runs on PostgreSQL');
  const languages =
    env['LANGUAGES'] === undefined ? ['tr', 'en', 'de', 'ar'] : list(env['LANGUAGES']);
  if (languages.length === 0 || !languages.every((tag) => LANGUAGE.test(tag)))
    problems.push(`LANGUAGES must be of tr, en, de, ar: ${env['LANGUAGES']}`);
  const netgsm = readNetgsm(env, problems);
  if (problems.length > 0) throw new ConfigurationError(problems);
  return {
    host,
    port,
    publicUrl,
    databaseUrl,
    dataDir: resolve(env['DATA_DIR'] ?? 'data'),
    demo,
    production,
    trustProxy: list(env['TRUST_PROXY']),
    smtpUrl: env['SMTP_URL'] || undefined,
    mailFrom: {
      name: env['MAIL_FROM_NAME'] ?? 'Davet Paneli',
      address: env['MAIL_FROM'] ?? 'panel@example.com',
    },
    netgsm,
    languages,
  };
}

import { createHash, randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { CountryCode } from 'libphonenumber-js/max';
import type { Deployment } from '../deployments/deployment.ts';
import type { PortsConfiguration } from './ports/choose.ts';
import { readDeployment } from './readDeployment.ts';

/** Settings that a process reads from its environment; README names each variable. */
export interface Configuration extends PortsConfiguration {
  host: string;
  port: number;
  /** Port of /healthz, /readyz and /metrics, separate from the public port; undefined turns them off. */
  operationsPort: number | undefined;
  /** Host of that port, such as an internal address; `host` by default. */
  operationsHost: string;
  /** Seconds between failing /readyz and closing the server. */
  drainSeconds: number;
  /** PostgreSQL URL; the embedded database in `dataDir` is used without it. */
  databaseUrl: string | undefined;
  /** URL of the same database without a pooler, for migrations and LISTEN. */
  databaseDirectUrl: string | undefined;
  /** Seeds the demo account into an empty database and offers its sign-ins. */
  demo: boolean;
  /** Creates leads in the demo account while a user is connected. */
  demoLive: boolean;
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  trustProxy: string[];
  /** Contents of the deployment file; all of it is sent to the browser. */
  deployment: Deployment & { country: CountryCode };
}

/** Invalid environment. */
export class ConfigurationError extends Error {
  constructor(problems: string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigurationError';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment and collects its errors. */
class Reader {
  readonly problems: string[] = [];
  constructor(private readonly env: Environment) {}

  text(name: string): string | undefined {
    return this.env[name]?.trim() || undefined;
  }

  port(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const port = Number(text);
    this.check(
      Number.isInteger(port) && port >= 0 && port <= 65_535,
      `${name} is no port: ${text}`,
    );
    return port;
  }

  /** Reads a whole number of hundredths of the deployment's currency. */
  amount(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const amount = Number(text);
    this.check(Number.isInteger(amount) && amount >= 0, `${name} is no whole number: ${text}`);
    return amount;
  }

  list(name: string): string[] | undefined {
    const parts = this.text(name)?.split(',');
    return parts?.map((part) => part.trim()).filter((part) => part !== '');
  }

  /** Reads variables that are only valid together: all of them, or undefined. */
  together<K extends string>(names: Record<K, string>): Record<K, string> | undefined {
    const found = new Map<string, string>();
    for (const [key, name] of Object.entries<string>(names)) {
      const value = this.text(name);
      if (value !== undefined) found.set(key, value);
    }
    if (found.size === 0) return undefined;
    const all = Object.values<string>(names);
    if (found.size < all.length) {
      this.problems.push(`${all.join(', ')} go together`);
      return undefined;
    }
    // cast: every key of `names` was found
    return Object.fromEntries(found) as Record<K, string>;
  }

  check(isRight: boolean, problem: string): void {
    if (!isRight) this.problems.push(problem);
  }
}

function readPorts(
  reader: Reader,
): Pick<
  PortsConfiguration,
  'mail' | 'sms' | 'identity' | 'telephony' | 'storage' | 'realtime' | 'reviews'
> {
  const firebase = reader.together({
    databaseUrl: 'FIREBASE_DATABASE_URL',
    clientEmail: 'FIREBASE_CLIENT_EMAIL',
    privateKey: 'FIREBASE_PRIVATE_KEY',
    apiKey: 'FIREBASE_API_KEY',
  });
  const emulatorUrl = reader.text('FIREBASE_EMULATOR_URL');
  const googlePlaces = reader.text('GOOGLE_PLACES_KEY');
  return {
    mail: {
      smtpUrl: reader.text('SMTP_URL'),
      from: {
        name: reader.text('MAIL_FROM_NAME') ?? 'Davet Paneli',
        address: reader.text('MAIL_FROM') ?? 'panel@example.com',
      },
    },
    sms: {
      segmentMinor: reader.amount('SMS_SEGMENT_MINOR'),
      netgsm: reader.together({
        username: 'NETGSM_USER',
        password: 'NETGSM_PASSWORD',
        header: 'NETGSM_HEADER',
      }),
    },
    identity: {
      google: reader.together({
        clientId: 'GOOGLE_CLIENT_ID',
        clientSecret: 'GOOGLE_CLIENT_SECRET',
      }),
      facebook: reader.together({ appId: 'FACEBOOK_APP_ID', appSecret: 'FACEBOOK_APP_SECRET' }),
      instagram: reader.together({ appId: 'INSTAGRAM_APP_ID', appSecret: 'INSTAGRAM_APP_SECRET' }),
    },
    telephony: {
      switchboard: reader.together({ url: 'SWITCHBOARD_URL', token: 'SWITCHBOARD_TOKEN' }),
    },
    reviews: {
      google: googlePlaces === undefined ? undefined : { key: googlePlaces },
    },
    realtime: { firebase: firebase && { ...firebase, emulatorUrl } },
    storage: {
      s3: reader.together({
        endpoint: 'S3_ENDPOINT',
        bucket: 'S3_BUCKET',
        region: 'S3_REGION',
        accessKeyId: 'S3_ACCESS_KEY_ID',
        secretAccessKey: 'S3_SECRET_ACCESS_KEY',
      }),
    },
  };
}

/**
 * Returns the keys of iyzico, or the port of the sandbox: the panel's port + 1 by default. Production without keys
 * accepts no cards.
 */
function readPayments(
  reader: Reader,
  { production, port }: { production: boolean; port: number },
): PortsConfiguration['payments'] {
  const keys = reader.together({ apiKey: 'IYZICO_API_KEY', secretKey: 'IYZICO_SECRET_KEY' });
  const baseUrl = reader.text('IYZICO_BASE_URL') ?? 'https://api.iyzipay.com';
  reader.check(baseUrl.startsWith('https://'), 'IYZICO_BASE_URL must begin with https://');
  const own = Number(reader.text('SANDBOX_GATEWAY_PORT') ?? (port === 0 ? 0 : port + 1));
  reader.check(
    Number.isInteger(own) && own >= 0 && own <= 65_535,
    'SANDBOX_GATEWAY_PORT is no port',
  );
  return {
    iyzico: keys && { ...keys, baseUrl },
    sandboxPort: production || keys ? undefined : own,
  };
}

/**
 * Returns the secret that signs links to files: FILES_SECRET, or a hash of the database URL, which all processes
 * share and that stays secret. The embedded database serves one process, so a random secret is enough.
 */
function filesSecretOf(reader: Reader, databaseUrl: string | undefined): string {
  const own = reader.text('FILES_SECRET');
  reader.check(own === undefined || own.length >= 32, 'FILES_SECRET needs 32 characters or more');
  if (own !== undefined) return own;
  if (databaseUrl === undefined) return randomBytes(32).toString('base64url');
  return createHash('sha256').update(`files ${databaseUrl}`).digest('base64url');
}

/** Returns the pooled and the direct URL of PostgreSQL; both are the same without a pooler. */
function readDatabase(reader: Reader): Pick<Configuration, 'databaseUrl' | 'databaseDirectUrl'> {
  const databaseUrl = reader.text('DATABASE_URL');
  const databaseDirectUrl = reader.text('DATABASE_DIRECT_URL') ?? databaseUrl;
  for (const [name, url] of [
    ['DATABASE_URL', databaseUrl],
    ['DATABASE_DIRECT_URL', databaseDirectUrl],
  ])
    reader.check(
      url === undefined || /^postgres(ql)?:\/\//.test(url),
      `${name} must begin with postgres://`,
    );
  reader.check(
    databaseUrl !== undefined || databaseDirectUrl === undefined,
    'DATABASE_DIRECT_URL needs DATABASE_URL',
  );
  return { databaseUrl, databaseDirectUrl };
}

/** Reads and validates the environment. @throws ConfigurationError with every problem at once */
export function readConfiguration(env: Environment): Configuration {
  const reader = new Reader(env);
  const port = reader.port('PORT') ?? 4000;
  const host = reader.text('HOST') ?? '127.0.0.1';
  const operationsPort = reader.port('OPERATIONS_PORT');
  const drainSeconds = Number(reader.text('DRAIN_SECONDS') ?? 5);
  reader.check(
    drainSeconds >= 0 && drainSeconds <= 600,
    'DRAIN_SECONDS must be a number from 0 to 600',
  );
  const production = reader.text('NODE_ENV') === 'production';
  const publicUrl = (reader.text('PUBLIC_URL') ?? `http://localhost:${port}`).replace(/\/+$/, '');
  reader.check(URL.canParse(publicUrl), `PUBLIC_URL is no address: ${publicUrl}`);
  const { databaseUrl, databaseDirectUrl } = readDatabase(reader);
  const demoFlag = reader.text('DEMO');
  const demo = demoFlag === undefined ? databaseUrl === undefined && !production : demoFlag === '1';
  reader.check(
    !(demo && production),
    'DEMO=1 is not allowed in production: the password of its accounts is public',
  );
  reader.check(
    !production || databaseUrl !== undefined,
    'DATABASE_URL is missing: production runs on PostgreSQL',
  );
  const read = readDeployment(reader.text('DEPLOYMENT') ?? 'tr-TR');
  const deployment = 'deployment' in read ? read.deployment : undefined;
  if ('problems' in read) reader.problems.push(...read.problems);
  for (const key of ['tagManager', 'chat'] as const)
    reader.check(
      !(production && deployment?.[key] && 'standIn' in deployment[key]),
      `${key}: standIn is not allowed in production: its page is public`,
    );
  const ports = readPorts(reader);
  const payments = readPayments(reader, { production, port });
  const { firebase } = ports.realtime;
  const isEmulated = firebase?.emulatorUrl !== undefined;
  reader.check(
    firebase === undefined || isEmulated || /^https:\/\/[^/]+\/?$/.test(firebase.databaseUrl),
    'FIREBASE_DATABASE_URL must be like https://example.firebaseio.com',
  );
  reader.check(
    !(isEmulated && production),
    'FIREBASE_EMULATOR_URL is not allowed in production: the emulator accepts every token',
  );
  // A sandbox stores every message, including sign-in links and codes.
  reader.check(
    !production || ports.mail.smtpUrl !== undefined,
    'SMTP_URL is missing: production sends its mail',
  );
  const filesSecret = filesSecretOf(reader, databaseUrl);
  if (reader.problems.length > 0 || !deployment) throw new ConfigurationError(reader.problems);
  return {
    ...ports,
    payments,
    host,
    port,
    operationsPort,
    operationsHost: reader.text('OPERATIONS_HOST') ?? host,
    drainSeconds,
    publicUrl,
    filesSecret,
    databaseUrl,
    databaseDirectUrl,
    dataDir: resolve(reader.text('DATA_DIR') ?? 'data'),
    demo,
    demoLive: reader.text('DEMO_LIVE') !== '0',
    production,
    trustProxy: reader.list('TRUST_PROXY') ?? [],
    deployment,
  };
}

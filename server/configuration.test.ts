import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';

describe('the environment', () => {
  it('needs no variables for a demo on the embedded database', () => {
    const configuration = readConfiguration({});
    expect(configuration).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      demo: true,
      databaseUrl: undefined,
      publicUrl: 'http://localhost:4000',
      deployment: { language: 'tr-TR', country: 'TR', currency: 'TRY' },
    });
  });

  it('disables the demo with an external database, unless it is requested', () => {
    const own = { DATABASE_URL: 'postgres://app@db/panel' };
    expect(readConfiguration(own).demo).toBe(false);
    expect(readConfiguration({ ...own, DEMO: '1' }).demo).toBe(true);
  });

  it('connects directly to the database unless a pooler is configured', () => {
    const own = { DATABASE_URL: 'postgres://app@pooler/panel' };
    expect(readConfiguration(own).databaseDirectUrl).toBe('postgres://app@pooler/panel');
    const direct = { ...own, DATABASE_DIRECT_URL: 'postgres://app@db/panel' };
    expect(readConfiguration(direct)).toMatchObject({
      databaseUrl: 'postgres://app@pooler/panel',
      databaseDirectUrl: 'postgres://app@db/panel',
    });
    expect(() => readConfiguration({ DATABASE_DIRECT_URL: 'postgres://app@db/panel' })).toThrow(
      /DATABASE_DIRECT_URL needs DATABASE_URL/,
    );
    expect(() => readConfiguration({ ...own, DATABASE_DIRECT_URL: 'db' })).toThrow(
      /DATABASE_DIRECT_URL must begin/,
    );
  });

  it('binds the operations port to the host of the panel unless it has its own', () => {
    const own = { HOST: '0.0.0.0', OPERATIONS_PORT: '9464' };
    expect(readConfiguration(own)).toMatchObject({ host: '0.0.0.0', operationsHost: '0.0.0.0' });
    expect(readConfiguration({ ...own, OPERATIONS_HOST: '10.0.0.5' })).toMatchObject({
      host: '0.0.0.0',
      operationsHost: '10.0.0.5',
    });
  });

  it('reports all problems at once', () => {
    const wrong = {
      PORT: 'x',
      DATABASE_URL: 'mysql://db',
      DEPLOYMENT: 'fr-FR',
      NETGSM_USER: 'a',
      NODE_ENV: 'production',
      DEMO: '1',
    };
    expect(() => readConfiguration(wrong)).toThrow(ConfigurationError);
    expect(() => readConfiguration(wrong)).toThrow(
      /PORT[^]*DATABASE_URL[^]*DEMO[^]*fr-FR\.json: cannot be read[^]*NETGSM/,
    );
  });

  it('requires a complete realtime database configuration, by https', () => {
    const firebase = {
      FIREBASE_DATABASE_URL: 'https://davet.firebaseio.com',
      FIREBASE_CLIENT_EMAIL: 'panel@davet.iam.gserviceaccount.com',
      FIREBASE_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----',
      FIREBASE_API_KEY: 'AIza',
    };
    expect(readConfiguration({}).realtime.firebase).toBeUndefined();
    expect(readConfiguration(firebase).realtime.firebase?.apiKey).toBe('AIza');
    const { FIREBASE_API_KEY: _, ...some } = firebase;
    expect(() => readConfiguration(some)).toThrow(/FIREBASE_API_KEY[^]*go together/);
    const plain = { ...firebase, FIREBASE_DATABASE_URL: 'http://davet.firebaseio.com' };
    expect(() => readConfiguration(plain)).toThrow(/FIREBASE_DATABASE_URL must be/);
    const played = { ...plain, FIREBASE_EMULATOR_URL: 'http://127.0.0.1:9000' };
    expect(readConfiguration(played).realtime.firebase).toMatchObject({
      databaseUrl: 'http://davet.firebaseio.com',
      emulatorUrl: 'http://127.0.0.1:9000',
    });
    expect(() => readConfiguration({ ...played, NODE_ENV: 'production' })).toThrow(
      /FIREBASE_EMULATOR_URL is not allowed/,
    );
  });

  it('production has no demo, even if it is requested', () => {
    const production = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://app@db/panel',
      SMTP_URL: 'smtps://mail.example.com',
    };
    expect(readConfiguration(production).demo).toBe(false);
    expect(() => readConfiguration({ ...production, DEMO: '1' })).toThrow(/DEMO=1 is not allowed/);
  });

  it('production sends its e-mails and stores none in a sandbox', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://app@db/panel' };
    expect(() => readConfiguration(production)).toThrow(/SMTP_URL is missing/);
  });

  it('production requires a database', () => {
    expect(() => readConfiguration({ NODE_ENV: 'production' })).toThrow(/DATABASE_URL is missing/);
  });
});

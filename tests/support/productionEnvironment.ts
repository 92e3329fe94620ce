/** Returns the environment variables of a process in production, which listens on any port. */
export const productionEnvironment = (databaseUrl: string, operationsPort: number) => ({
  PATH: process.env['PATH'],
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  SMTP_URL: 'smtp://127.0.0.1:9',
  PORT: '0',
  OPERATIONS_PORT: String(operationsPort),
});

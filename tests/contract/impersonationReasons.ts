/** Reasons for which an impersonating agent may call an operation. */
export const allowedBecause = {
  reads: 'changes nothing',
  works: 'is daily work that the customer asks support for',
  ends: 'ends the impersonation itself',
} as const;

/** Reasons for which an impersonating agent may not call an operation. */
export const blockedBecause = {
  access: 'changes who can sign in, or returns credentials',
  identity: 'changes what a person or an account is identified by',
  personal: 'concerns the user alone: devices, notifications and the log of support access',
  commits: 'orders or promises something in the name of the customer',
  destroys: 'deletes irreversibly',
  desk: "belongs to the support desk and to the agent's own session",
} as const;

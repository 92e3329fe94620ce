/** Reasons for which an impersonating agent may call an operation. */
export const allowedBecause = {
  reads: 'changes nothing',
  works: 'is daily work that the customer asks support for',
  ends: 'ends the impersonation itself',
} as const;

/** Reasons for which an impersonating agent may not call an operation. */
export const blockedBecause = {
  access: 'changes who can get in, or hands out what opens the door',
  identity: 'changes what a person or an account is identified by',
  personal: 'is for the person alone: their devices, their news and what tells them of support',
  commits: 'orders or promises something in the name of the customer',
  destroys: 'deletes what nobody can bring back',
  desk: "belongs to the support desk and to the agent's own session",
} as const;

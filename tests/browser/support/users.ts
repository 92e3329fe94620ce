import { at, expect, type Panel } from './panel.ts';

/** Creates a colleague for a test. @returns the id */
export async function addUser(panel: Panel, name: string): Promise<number> {
  const user = await panel.api('POST', '/customers/1/users', {
    name,
    surname: 'Kişi',
    roleId: 'sales',
    emails: [{ value: `${crypto.randomUUID()}@example.com` }],
  });
  expect(user.status).toBe(201);
  return Number(at(user.data, 'id'));
}

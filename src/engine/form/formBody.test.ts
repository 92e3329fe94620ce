import { leads } from '#contract/manifest/leads.ts';
import { describe, expect, it } from 'vitest';
import { createBody, updateBody } from './formBody.ts';

const create = leads.create.fields;
const update = leads.update.fields;

describe('what a form sends', () => {
  it('leaves out what was not touched when it creates', () => {
    const body = createBody(
      create,
      ['providerId', 'couple.brideName', 'couple.email', 'leadDetails.message'],
      {
        providerId: 3,
        couple: { brideName: 'Elif', email: '', phone: '+905321234567' },
        leadDetails: { message: null },
      },
    );
    expect(body).toEqual({ providerId: 3, couple: { brideName: 'Elif' } });
  });

  it('sends only what changed, and null for what was emptied', () => {
    const before = {
      couple: { brideName: 'Elif', groomName: 'Can', email: 'e@example.com' },
      leadDetails: { estimatedGuestCount: 200 },
    };
    const values = {
      couple: { brideName: 'Elif Su', groomName: 'Can', email: null },
      leadDetails: { estimatedGuestCount: 200 },
    };
    expect(
      updateBody(
        update,
        ['couple.brideName', 'couple.groomName', 'couple.email', 'leadDetails.estimatedGuestCount'],
        values,
        before,
      ),
    ).toEqual({ couple: { brideName: 'Elif Su', email: null } });
  });

  it('sends nothing when nothing changed', () => {
    const record = { couple: { brideName: 'Elif' } };
    expect(updateBody(update, ['couple.brideName'], record, record)).toEqual({});
  });
});

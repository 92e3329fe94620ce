import { leads } from '#contract/manifest/leads.ts';
import { describe, expect, it } from 'vitest';
import { createBody, updateBody } from './formBody.ts';

const create = leads.create.fields;
const update = leads.update.fields;

describe('the request body of a form', () => {
  it('omits untouched fields of a new record', () => {
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

  it('contains only changed fields, and null for cleared ones', () => {
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

  it('is empty if nothing changed', () => {
    const record = { couple: { brideName: 'Elif' } };
    expect(updateBody(update, ['couple.brideName'], record, record)).toEqual({});
  });

  it('contains an object as a whole, without members that cannot be null', () => {
    const place = {
      kind: 'address',
      nullable: true,
      fields: {
        cityId: { kind: 'reference', required: true },
        districtId: { kind: 'reference' },
        line: { kind: 'text', nullable: true },
        label: { kind: 'text', readOnly: true },
      },
    } as const;
    const stored = { cityId: 34, districtId: 3401, line: null, label: 'Kadıköy' };
    const before = { place: stored };
    const empty = { cityId: null, districtId: '', line: null };
    const change = (value: object) => updateBody({ place }, ['place'], { place: value }, before);
    expect(createBody({ place }, ['place'], { place: empty })).toEqual({});
    expect(change({ ...stored, districtId: null })).toEqual({ place: { cityId: 34, line: null } });
    expect(change(stored)).toEqual({});
    expect(change(empty)).toEqual({ place: null });
  });

  it('contains a picture only if another one was chosen', () => {
    const fields = { logo: { kind: 'image', nullable: true } } as const;
    const before = { logo: '/files/a.webp' };
    const logo = new File(['x'], 'b.webp', { type: 'image/webp' });
    expect(updateBody(fields, ['logo'], before, before)).toEqual({});
    expect(updateBody(fields, ['logo'], { logo }, before)).toEqual({ logo });
    expect(updateBody(fields, ['logo'], { logo: null }, before)).toEqual({ logo: null });
  });
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { mapPoint } from '#i18n/tr/mapPoint.ts';
import { fieldForm } from '../../../../tests/support/fieldForm.tsx';
import { sampleField } from '../../../gallery/sampleField.ts';
import { get } from '#contract/get.ts';
import { pointOf, wrapped } from './point.ts';

const field = sampleField('mapPoint');
const number = (name: string) => screen.findByLabelText(new RegExp(`^${name}`));
const map = () => screen.findByRole('application', { name: 'Haritadaki yer: harita' });

const geolocation = (answer: (found: PositionCallback, onError: () => void) => void) =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: answer },
  });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  vi.unstubAllGlobals();
});

it('is typed as two numbers, and the map shows it without external requests', async () => {
  const { sent, submit } = await fieldForm([field]);
  expect((await map()).querySelector('.leaflet-marker-icon')).toBeNull();
  await userEvent.type(await number('Enlem'), '41.043');
  await userEvent.type(await number('Boylam'), '29.0094');
  await waitFor(async () =>
    expect((await map()).querySelector('.leaflet-marker-icon')).not.toBeNull(),
  );
  expect((await map()).querySelector('img')).toBeNull();
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toEqual({ mapPoint: { latitude: 41.043, longitude: 29.0094 } });
});

it('is set by a click on the map', async () => {
  const { sent, submit } = await fieldForm([field]);
  fireEvent.click(await map(), { clientX: 0, clientY: 0 });
  await waitFor(async () => expect(await number('Enlem')).not.toHaveProperty('value', ''));
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const point = pointOf(get(sent.mock.calls[0]?.[0], 'mapPoint'));
  expect(point?.latitude).toBeCloseTo(41, 2);
  expect(point?.longitude).toBeCloseTo(29, 2);
});

it('uses the device’s location, or shows that it is unavailable', async () => {
  await fieldForm([field]);
  geolocation((_, onError) => onError());
  const locateButton = screen.getByRole('button', { name: mapPoint.mine });
  await userEvent.click(locateButton);
  expect(await screen.findByText(mapPoint.lost)).toBeTruthy();
  const coords = { latitude: 39.92077, longitude: 32.85411, accuracy: 5 };
  geolocation((found) =>
    found({
      coords: {
        ...coords,
        altitude: null,
        altitudeAccuracy: null,
        heading: null,
        speed: null,
        toJSON: () => coords,
      },
      timestamp: 0,
      toJSON: () => coords,
    }),
  );
  await userEvent.click(locateButton);
  await waitFor(async () => expect(await number('Enlem')).toHaveProperty('value', '39.92077'));
  expect(screen.queryByText(mapPoint.lost)).toBeNull();
});

it('is limited to valid coordinates', () => {
  expect(pointOf({ latitude: 91, longitude: 0 })).toBeUndefined();
  expect(pointOf({ latitude: 41 })).toBeUndefined();
  expect(pointOf({ latitude: 0, longitude: 0 })).toEqual({ latitude: 0, longitude: 0 });
  expect([wrapped(389), wrapped(-181), wrapped(29)]).toEqual([29, 179, 29]);
});

import MyLocationOutlined from '@mui/icons-material/MyLocationOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { NumberInput, useSourceContext, useTranslate } from 'react-admin';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import type { Input } from '../../definition/field.ts';
import { useInputProps } from '../../controls/useInputProps.ts';
import styles from './Input.module.css';
import { pointOf, rounded, type Point } from './point.ts';

/** Lazily loaded map (40 KB). */
const MapView = lazyWithPreload(async () => (await import('./MapView.tsx')).MapView);

const TIMEOUT_MS = 10_000;

/**
 * Returns the location of this device; the browser first requests the user's permission.
 * @throws if the permission is refused or the location is unavailable
 */
const ownPoint = () =>
  new Promise<Point>((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('This device knows no place'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      reject,
      { timeout: TIMEOUT_MS, enableHighAccuracy: true },
    );
  });

const LIMITS = { latitude: 90, longitude: 180 } as const;

function Degrees({
  source,
  part,
  isRequired,
}: {
  source: string;
  part: keyof typeof LIMITS;
  isRequired: boolean;
}) {
  const translate = useTranslate();
  return (
    <NumberInput
      source={`${source}.${part}`}
      label={translate(`mapPoint.${part}`)}
      isRequired={isRequired}
      helperText={false}
      step="any"
      min={-LIMITS[part]}
      max={LIMITS[part]}
      slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'decimal' } }}
    />
  );
}

/** Renders a location: two numbers, a map that shows and sets them, and a button for the device's location. */
export const MapPointInput: Input = ({ field, source }) => {
  const translate = useTranslate();
  const { label, helperText, isRequired } = useInputProps(field, source);
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const path = getSource(source);
  const value: unknown = useWatch({ name: path });
  const key = JSON.stringify(pointOf(value) ?? null);
  // Memoised, so that the map does not render when other fields change.
  const point = useMemo(() => pointOf(JSON.parse(key)), [key]);
  const [isLost, setLost] = useState(false);
  const put = useCallback(
    (next: Point) => {
      const options = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
      setValue(`${path}.latitude`, next.latitude, options);
      setValue(`${path}.longitude`, next.longitude, options);
      setLost(false);
    },
    [path, setValue],
  );
  const locate = () => ownPoint().then(put, () => setLost(true));
  return (
    <fieldset className={styles.point}>
      <legend>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </legend>
      <div className={styles.numbers}>
        <Degrees source={source} part="latitude" isRequired={isRequired} />
        <Degrees source={source} part="longitude" isRequired={isRequired} />
        <Button startIcon={<MyLocationOutlined />} onClick={() => void locate()}>
          {translate('mapPoint.mine')}
        </Button>
      </div>
      <div role="alert">
        {isLost && <FormHelperText error>{translate('mapPoint.lost')}</FormHelperText>}
      </div>
      <Suspense fallback={<div className={styles.waiting} />}>
        <MapView point={point} label={`${label}: ${translate('mapPoint.map')}`} onPoint={put} />
      </Suspense>
      <FormHelperText>{helperText || translate('mapPoint.help')}</FormHelperText>
    </fieldset>
  );
};

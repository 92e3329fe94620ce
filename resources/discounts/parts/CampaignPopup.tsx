import { FormDataConsumer, useTranslate } from 'react-admin';
import { useEffect, useId, useMemo, useState } from 'react';
import { get } from '#contract/get.ts';
import styles from './PopupPreview.module.css';

const DEVICES = ['desktop', 'phone'] as const;
type Device = (typeof DEVICES)[number];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the URL of a stored or just chosen picture; undefined for none. */
function usePicture(value: unknown): string | undefined {
  const file = value instanceof File ? value : undefined;
  const chosen = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(
    () => () => {
      if (chosen !== undefined) URL.revokeObjectURL(chosen);
    },
    [chosen],
  );
  if (chosen !== undefined) return chosen;
  return textOf(value) === '' ? undefined : textOf(value);
}

/** Renders the popup of a campaign with these values, for the chosen device. */
function Preview({ values }: { values: unknown }) {
  const translate = useTranslate();
  const heading = useId();
  const [device, setDevice] = useState<Device>('desktop');
  const [title, popupTitle, text, gift] = [
    'title',
    'popupTitle',
    'popupDescription',
    'giftText',
  ].map((name) => textOf(get(values, name)));
  const isShown = get(values, 'showAsPopup') === true;
  const picture = usePicture(get(values, 'image'));
  const message = (key: string) => translate(`resources.campaignDesk.preview.${key}`);
  return (
    <section className={styles.preview} aria-labelledby={heading}>
      <h2 id={heading}>{message('title')}</h2>
      {!isShown && <p className={styles.off}>{message('off')}</p>}
      {isShown && (
        <>
          <div role="group" aria-label={message('device')} className={styles.devices}>
            {DEVICES.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === device}
                onClick={() => setDevice(name)}
              >
                {message(name)}
              </button>
            ))}
          </div>
          <div className={styles.page} data-device={device}>
            <div className={styles.popup} role="group" aria-label={message('popup')}>
              {picture !== undefined && <img src={picture} alt="" />}
              <div className={styles.text}>
                <strong dir="auto">{popupTitle || title || message('noTitle')}</strong>
                {text !== '' && <p dir="auto">{text}</p>}
                {gift !== '' && <small dir="auto">{gift}</small>}
                <span className={styles.button}>{message('button')}</span>
              </div>
            </div>
          </div>
        </>
      )}
    </section>
  );
}

/** Renders the campaign's popup for desktop and phone while the form is edited. */
export function CampaignPopup() {
  return <FormDataConsumer>{({ formData }) => <Preview values={formData} />}</FormDataConsumer>;
}

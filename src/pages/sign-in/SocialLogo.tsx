import type { SocialService } from './signInStep.ts';

const google = [
  [
    '#4285f4',
    'M17.6 9.2c0-.6-.1-1.2-.2-1.8H9v3.5h4.8a4.1 4.1 0 0 1-1.8 2.7v2.3h2.9c1.7-1.6 2.7-3.9 2.7-6.7Z',
  ],
  ['#34a853', 'M9 18c2.4 0 4.5-.8 6-2.2l-3-2.2a5.4 5.4 0 0 1-8-2.9H1v2.3A9 9 0 0 0 9 18Z'],
  ['#fbbc05', 'M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8l3-2.3Z'],
  ['#ea4335', 'M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3A5.4 5.4 0 0 1 9 3.6Z'],
] as const;

/** Renders the service's logo in its own colors. */
export function SocialLogo({ service }: { service: SocialService }) {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      {service === 'google' ? (
        google.map(([fill, d]) => <path key={fill} fill={fill} d={d} />)
      ) : (
        <>
          <circle cx="9" cy="9" r="9" fill="#0866ff" />
          <path
            fill="#fff"
            d="M10.2 18v-6.5h2.1l.4-2.6h-2.5V7.3c0-.8.3-1.4 1.4-1.4h1.2V3.6a13 13 0 0 0-1.9-.1c-2 0-3.3 1.2-3.3 3.4v2H5.3v2.6h2.3V18Z"
          />
        </>
      )}
    </svg>
  );
}

import styles from './Logo.module.css';

/** Renders the product's logo mark: a heart in an envelope. */
export function LogoMark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" className={styles.mark}>
      <MarkShapes />
    </svg>
  );
}

function MarkShapes() {
  return (
    <>
      <rect width="28" height="28" rx="8" fill="var(--accent)" />
      <path
        d="M5.6 12.6v7.2c0 1.1.9 2 2 2h12.8c1.1 0 2-.9 2-2v-7.2M6.2 12.9l7.8 5.4 7.8-5.4"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M14 14.6c-3.2-2.2-4.7-3.7-4.7-5.5a2.4 2.4 0 0 1 4.7-.85 2.4 2.4 0 0 1 4.7.85c0 1.8-1.5 3.3-4.7 5.5Z"
        fill="var(--on-accent)"
      />
    </>
  );
}

/** Renders the logo mark and the product's name. */
export function Logo(props: { name: string }) {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.name}>{props.name}</span>
    </span>
  );
}

/**
 * Renders the logo of prime customers: 96 × 40 px, PRIME after the mark in reading direction; neither is
 * mirrored.
 */
export function PrimeLogo() {
  return (
    <span className={styles.prime}>
      <LogoMark />
      <svg width="60" height="40" viewBox="0 0 60 40" aria-hidden="true" className={styles.mark}>
        <rect x="0.5" y="9.5" width="59" height="21" rx="10.5" className={styles.plate} />
        {/* P, R, I, M, E */}
        <path
          className={styles.letters}
          transform="translate(-34.8 -0.5)"
          d="M44.5 25v-9h2.9a2.5 2.5 0 0 1 0 5.3h-2.9M53.5 25v-9h2.9a2.5 2.5 0 0 1 0 5.3h-2.9m2.8 0 2.7 3.7M63.5 16v9M68 25v-9l3.6 5.4 3.6-5.4v9M85 16h-5v9h5m-5-4.6h4.2"
        />
      </svg>
    </span>
  );
}

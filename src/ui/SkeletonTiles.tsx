import styles from './SkeletonTiles.module.css';

interface SkeletonTilesProps {
  /** Text for assistive technology instead of the tiles: "Yükleniyor". */
  label: string;
  tiles?: number;
  /** Shape of the pictures; landscape by default. */
  shape?: 'portrait' | undefined;
}

/** Renders placeholder tiles of the real size during the first fetch; shown after 150 ms. */
export function SkeletonTiles({ label, tiles = 12, shape }: SkeletonTilesProps) {
  return (
    <div className="after-a-moment" role="status">
      <span className="visually-hidden">{label}</span>
      <div className={styles.grid} data-shape={shape} aria-hidden="true">
        {Array.from({ length: tiles }, (_, tile) => (
          <div key={tile} data-skeleton-tile="">
            <div className={styles.picture} />
            <div className={styles.caption}>
              <span />
              <span />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

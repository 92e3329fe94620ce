import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import KeyboardArrowUpOutlined from '@mui/icons-material/KeyboardArrowUpOutlined';
import { useTranslate } from 'react-admin';
import styles from './OrderButtons.module.css';

interface OrderButtonsProps {
  id: number;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  step: (id: number, direction: 'up' | 'down') => void;
}

const ICONS = { up: KeyboardArrowUpOutlined, down: KeyboardArrowDownOutlined };

/** Renders buttons that move a record up or down by one position; a blocked button shows its reason. */
export function OrderButtons({ id, name, isFirst, isLast, step }: OrderButtonsProps) {
  const translate = useTranslate();
  const isBlocked = { up: isFirst, down: isLast };
  return (
    <span className={styles.buttons}>
      {(['up', 'down'] as const).map((direction) => {
        const Icon = ICONS[direction];
        const label = translate(`listTools.order.${direction}`, { name });
        const why = isBlocked[direction]
          ? translate(`listTools.order.end.${direction}`)
          : undefined;
        return (
          <button
            key={direction}
            type="button"
            aria-label={why === undefined ? label : `${label}: ${why}`}
            title={why}
            // `aria-disabled` instead of `disabled`: the button remains focusable, so that its reason is
            // accessible.
            aria-disabled={isBlocked[direction] || undefined}
            onClick={() => {
              if (!isBlocked[direction]) step(id, direction);
            }}
          >
            <Icon aria-hidden="true" />
          </button>
        );
      })}
    </span>
  );
}

import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { leadComments } from '#contract/manifest/lead-comments.ts';
import styles from './MentionField.module.css';
import { useMentions } from './useMentions.ts';
import { GrowingTextarea } from '../../../../src/ui/GrowingTextarea.tsx';

interface MentionFieldProps {
  label: string;
  value: string;
  /** Provider of the lead. */
  providerId: number;
  onChange: (value: string) => void;
  helperText: string;
  hasError: boolean;
}

/** Keeps the border of the field visible. */
const BELOW = [{ name: 'offset', options: { offset: [0, 4] } }];

/** Renders a text box that suggests colleagues after an "@". */
export function MentionField(props: MentionFieldProps) {
  const { label, value, providerId, onChange, helperText, hasError } = props;
  const translate = useTranslate();
  const mentions = useMentions({ text: value, providerId, onChange });
  const { box, people, listId, activeIndex, idOf } = mentions;
  const isOpen = people.length > 0;
  return (
    <>
      <TextField
        inputRef={box}
        label={label}
        value={value}
        error={hasError}
        helperText={helperText}
        slotProps={{
          input: { inputComponent: GrowingTextarea },
          htmlInput: {
            minRows: 2,
            maxLength: leadComments.create.fields.body.maxLength,
            dir: 'auto',
            'aria-autocomplete': 'list',
            'aria-controls': isOpen ? listId : undefined,
            'aria-activedescendant': isOpen ? idOf(activeIndex) : undefined,
            onSelect: () => box.current && mentions.onCaret(box.current),
          },
        }}
        onChange={() => box.current && mentions.onText(box.current)}
        onKeyDown={mentions.onKeyDown}
        onFocus={() => mentions.setFocused(true)}
        onBlur={() => mentions.setFocused(false)}
        multiline
        fullWidth
      />
      <p role="status" className="visually-hidden">
        {isOpen && translate('resources.leadDesk.comments.found', { smart_count: people.length })}
      </p>
      <Popper
        open={isOpen}
        anchorEl={() => box.current?.parentElement ?? document.body}
        placement="bottom-start"
        modifiers={BELOW}
        className={styles.popper}
      >
        <div
          className={styles.list}
          id={listId}
          role="listbox"
          aria-label={translate('resources.leadDesk.comments.people')}
        >
          {people.map((person, index) => (
            // The text box keeps the focus and handles the keys; aria-activedescendant marks the option.
            <div
              key={person.id}
              id={idOf(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === activeIndex}
              className={styles.person}
              onPointerMove={() => mentions.setActive(index)}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => mentions.choose(person)}
              onKeyDown={undefined}
            >
              <bdi>{person.name}</bdi>
            </div>
          ))}
        </div>
      </Popper>
    </>
  );
}

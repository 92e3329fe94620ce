import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

interface ReasonSuggestionsProps {
  suggestions: readonly string[];
  /** Current reason. */
  text: string;
  /** Maximum length of a reason in characters. */
  longest: number;
  onText: (text: string) => void;
}

/** Renders frequent reasons as chips; pressing one appends it to the typed text. */
export function ReasonSuggestions({ suggestions, text, longest, onText }: ReasonSuggestionsProps) {
  const translate = useTranslate();
  if (suggestions.length === 0) return null;
  const current = text.trim();
  const typed = suggestions.includes(current) ? '' : current;
  return (
    <Box
      role="group"
      aria-label={translate('support.reason.suggestions')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {suggestions.map((words) => (
        <Chip
          key={words}
          label={words}
          variant={words === current ? 'filled' : 'outlined'}
          onClick={() => onText(`${typed} ${words}`.trim().slice(0, longest))}
          sx={{ height: 'auto', minHeight: 36, '& .MuiChip-label': { whiteSpace: 'normal' } }}
        />
      ))}
    </Box>
  );
}

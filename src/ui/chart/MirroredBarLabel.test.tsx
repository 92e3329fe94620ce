import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MirroredBarLabel } from './MirroredBarLabel.tsx';

const anchorOf = (bar: { x: number; width: number }) => {
  const { container } = render(
    <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
      <svg>
        <MirroredBarLabel
          {...bar}
          y={0}
          height={20}
          xOrigin={300}
          yOrigin={0}
          layout="horizontal"
          placement="outside"
          seriesId="rates"
          dataIndex={0}
          color="grey"
          isFaded={false}
          isHighlighted={false}
          skipAnimation
        >
          0
        </MirroredBarLabel>
      </svg>
    </ThemeProvider>,
  );
  const text = container.querySelector('text');
  return { anchor: text?.getAttribute('text-anchor'), x: Number(text?.getAttribute('x')) };
};

it('places the number of a bar without length before the axis, like those of the others', () => {
  expect(anchorOf({ x: 200, width: 100 })).toEqual({ anchor: 'end', x: 196 });
  expect(anchorOf({ x: 300, width: 0 })).toEqual({ anchor: 'end', x: 296 });
});

import { isValidElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';

interface SvgIconProps extends ComponentProps<'svg'> {
  /** Its name, for who does not see it; without one it is hidden from them. */
  titleAccess?: string;
}

const isBarePath = (part: unknown): part is ReactElement<{ d: string }, 'path'> =>
  isValidElement<object>(part) && part.type === 'path' && Object.keys(part.props).join('') === 'd';

/** Joins the paths of a sign into one: a menu has dozens of them. */
function joinPaths(shapes: ReactNode): ReactNode {
  if (!Array.isArray(shapes) || !shapes.every(isBarePath)) return shapes;
  // From the origin, where a path that begins with a relative step counts from.
  return <path d={shapes.map(({ props }) => props.d).join('M0 0')} />;
}

/**
 * MUI's signs as plain SVG: the same shapes and class, dressed by the style sheet and not by a component
 * each, for which the first screens would need all of MUI's styling. The build puts it in place of
 * `@mui/material`'s own.
 */
export default function createSvgIcon(path: ReactNode, name: string) {
  const shapes = joinPaths(path);
  function Icon({ titleAccess, className = '', ...rest }: SvgIconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        focusable="false"
        {...(titleAccess === undefined ? { 'aria-hidden': true } : { role: 'img' })}
        {...rest}
        className={`MuiSvgIcon-root ui-icon ${className}`}
      >
        {shapes}
        {titleAccess !== undefined && <title>{titleAccess}</title>}
      </svg>
    );
  }
  Icon.displayName = name;
  // By it MUI's own parts know a sign when they are given one.
  Icon.muiName = 'SvgIcon';
  return Icon;
}

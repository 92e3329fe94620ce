import { isValidElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';

interface SvgIconProps extends ComponentProps<'svg'> {
  /** Name for assistive technology; without it the icon is hidden from it. */
  titleAccess?: string;
}

const isBarePath = (part: unknown): part is ReactElement<{ d: string }, 'path'> =>
  isValidElement<object>(part) && part.type === 'path' && Object.keys(part.props).join('') === 'd';

/** Joins the paths of an icon into one, since a menu renders dozens of them. */
function joinPaths(shapes: ReactNode): ReactNode {
  if (!Array.isArray(shapes) || !shapes.every(isBarePath)) return shapes;
  // Starts each path at the origin, to which its initial relative step refers.
  return <path d={shapes.map(({ props }) => props.d).join('M0 0')} />;
}

/**
 * Creates MUI's icons as plain SVG with the same shapes and class, styled by the style sheet. The first
 * screens therefore need none of MUI's styling. The build replaces the module of `@mui/material` with this
 * one.
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
  // MUI's components identify icons by this name.
  Icon.muiName = 'SvgIcon';
  return Icon;
}

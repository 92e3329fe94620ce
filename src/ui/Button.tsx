import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

interface Look {
  /** `contained` is the one primary action of a page. */
  variant?: 'contained' | 'outlined' | 'text';
  size?: 'small' | 'medium';
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

const VARIANTS = {
  contained: 'ui-button ui-button--primary',
  outlined: 'ui-button',
  text: 'ui-button ui-button--quiet',
};

interface Dressed extends Look {
  className?: string | undefined;
  children?: ReactNode;
}

/** Returns the props with the variant converted to class names and children. */
function dressed<P extends Dressed>(props: P) {
  const { variant = 'text', size, startIcon, endIcon, className = '', children, ...rest } = props;
  const small = size === 'small' ? 'ui-button--small' : '';
  const content = (
    <>
      {startIcon}
      {children}
      {endIcon}
    </>
  );
  return { ...rest, className: `${VARIANTS[variant]} ${small} ${className}`, children: content };
}

/** Renders a button with MUI's props but without MUI, for the first screens. */
export function Button(props: Look & ComponentProps<'button'>) {
  return <button type="button" {...dressed(props)} />;
}

/** Renders a link within the panel that looks like a button. */
export function ButtonLink(props: Look & LinkProps) {
  return <Link {...dressed(props)} to={props.to} />;
}

/** Renders a link outside the router, such as a telephone number or a file, that looks like a button. */
export function ButtonAnchor(props: Look & ComponentProps<'a'>) {
  const { children, ...rest } = dressed(props);
  return <a {...rest}>{children}</a>;
}

/** Renders a button with only an icon; pass an `aria-label`. */
export function IconButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={`ui-icon-button ${className}`} />;
}

/** Renders a link within the panel with only an icon; pass an `aria-label`. */
export function IconLink({ className = '', ...rest }: LinkProps) {
  return <Link {...rest} className={`ui-icon-button ${className}`} />;
}

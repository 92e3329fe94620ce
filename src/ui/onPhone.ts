/** Media query of styles for phones only: below MUI's `sm` breakpoint. */
export const onPhone = '@media (max-width: 599.95px)';

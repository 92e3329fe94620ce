/** For styles that only a phone has: below MUI's small breakpoint. */
export const onPhone = '@media (max-width: 599.95px)';

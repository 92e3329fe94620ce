/** Renders a back arrow that follows the reading direction. */
export function BackArrow() {
  return (
    <svg
      className="follows-direction"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M16 10H4.5M9.5 4.5 4 10l5.5 5.5" />
    </svg>
  );
}

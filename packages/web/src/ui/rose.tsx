/** A compass rose. */
export function Rose() {
  return (
    <svg className="rose" viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
      <circle r={14} />
      <path className="rose-long" d="M0-19L3.5-3.5 19 0 3.5 3.5 0 19-3.5 3.5-19 0-3.5-3.5Z" />
      <path
        className="rose-half"
        d="M0-19L3.5-3.5 0 0ZM19 0L3.5 3.5 0 0ZM0 19L-3.5 3.5 0 0ZM-19 0L-3.5-3.5 0 0Z"
      />
    </svg>
  );
}

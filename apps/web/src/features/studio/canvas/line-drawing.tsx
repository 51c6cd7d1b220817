/** A solitaire as a jeweler sketches it: hairlines of the text colour. */
export function LineDrawing({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 240 260" className={className} fill="none" stroke="currentColor" aria-hidden="true">
      <g strokeWidth="1" strokeLinejoin="round">
        <path d="M74 52 96 30h48l22 22-46 58z" />
        <path d="M74 52h92M96 30l10 22 14-22 14 22 10-22M106 52l14 58 14-58" />
        <path d="M84 66l-5-9M156 66l5-9M93 104l22 18M147 104l-22 18M88 74l5 30M152 74l-5 30" />
        <circle cx="120" cy="184" r="66" />
        <circle cx="120" cy="184" r="57" />
      </g>
      <g strokeWidth="0.75" strokeDasharray="2 5" opacity="0.7">
        <path d="M120 8v244M36 184h168M64 30h20M156 30h20" />
        <path d="M54 118v132M186 118v132" />
      </g>
    </svg>
  );
}

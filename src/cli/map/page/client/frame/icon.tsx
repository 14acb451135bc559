/** Outlines on 24 × 24. They only accompany words. */
const outlines = {
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  refresh: 'M20 11A8 8 0 0 0 6 6l-3 3M3 4v5h5M4 13a8 8 0 0 0 14 5l3-3M21 20v-5h-5',
  check: 'M4 12.5l5 5L20 6.5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.3',
  question: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.6v.3',
  pencil: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  plus: 'M12 5v14M5 12h14',
  left: 'M14 6l-6 6 6 6',
  right: 'M10 6l6 6-6 6',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  portal: 'M4 7h16v10H4zM8 21h8M12 17v4',
  off: 'M5 5l14 14M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
} as const;

export type IconName = keyof typeof outlines;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={outlines[name]} />
    </svg>
  );
}

import { Fragment } from 'preact';

/** A sentence of ours with code in backticks. */
export function InlineCode({ text }: { readonly text: string }) {
  return (
    <>
      {text.split('`').map((part, at) => (
        <Fragment key={part}>{at % 2 === 1 ? <code>{part}</code> : part}</Fragment>
      ))}
    </>
  );
}

import { deltaHtml, deltaOps } from './delta.ts';
import { draftHtml, isDraft } from './draft.ts';
import { editorJsBlocks, editorJsHtml } from './editorjs.ts';
import { isTree, treeHtml } from './tree.ts';
import { areTypedValues, typedValuesHtml } from './typed-values.ts';

/**
 * Renders a block editor's document as HTML that is not sanitized yet. Null when the value is no such document. The
 * shape tells the five families apart: blocks with data, blocks with ranges, a list of insertions, a tree of nodes, and
 * blocks with values.
 */
export function blocksHtml(value: unknown): string | null {
  const blocks = editorJsBlocks(value);
  if (blocks !== null) return editorJsHtml(blocks);
  if (isDraft(value)) return draftHtml(value);
  const ops = deltaOps(value);
  if (ops !== null) return deltaHtml(ops);
  if (isTree(value)) return treeHtml(value);
  return areTypedValues(value) ? typedValuesHtml(value) : null;
}

import { deltaHtml, deltaOps } from './delta.ts';
import { draftHtml, isDraft } from './draft.ts';
import { editorJsHtml, isEditorJs } from './editorjs.ts';
import { isTree, treeHtml } from './tree.ts';

/**
 * The document of a block editor as HTML that is still to be cleaned; null: the value is none. The four families are
 * told apart by their shape: blocks with data, blocks with ranges, a row of insertions, and trees of nodes.
 */
export function blocksHtml(value: unknown): string | null {
  if (isEditorJs(value)) return editorJsHtml(value.blocks);
  if (isDraft(value)) return draftHtml(value);
  const ops = deltaOps(value);
  if (ops !== null) return deltaHtml(ops);
  return isTree(value) ? treeHtml(value) : null;
}

import { palette } from '../../../../pages/style/palette.ts';
import { styleBench } from './style-bench.ts';
import { styleControls } from './style-controls.ts';
import { styleEditor } from './style-editor.ts';
import { styleFields } from './style-fields.ts';
import { styleQuestions } from './style-questions.ts';

/** The workbench's stylesheet, in the colours of the public pages. */
export const workbenchStyle = palette + styleControls + styleBench + styleQuestions + styleFields + styleEditor;

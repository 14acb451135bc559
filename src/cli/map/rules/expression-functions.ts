/** A function of expressions: what it is given, and what it gives. */
interface ExpressionFunction {
  readonly name: string;
  readonly given: string;
  readonly gives: string;
}

const of = (name: string, given: string, gives: string): ExpressionFunction => ({ name, given, gives });

/** What rules for events need first: texts and lists before numbers. */
export const expressionFunctions: readonly ExpressionFunction[] = [
  of('join', "', ', list", 'text'),
  of('not_null', 'one, other, …', 'the first that is there'),
  of('to_string', 'value', 'text'),
  of('to_number', 'text', 'number'),
  of('contains', 'list or text, value', 'true or false'),
  of('starts_with', "text, 'beginning'", 'true or false'),
  of('ends_with', "text, 'end'", 'true or false'),
  of('replace', "text, 'old', 'new'", 'text'),
  of('split', "text, ','", 'list'),
  of('trim', 'text', 'text'),
  of('trim_left', 'text', 'text'),
  of('trim_right', 'text', 'text'),
  of('lower', 'text', 'text'),
  of('upper', 'text', 'text'),
  of('find_first', "text, 'part'", 'place'),
  of('find_last', "text, 'part'", 'place'),
  of('pad_left', "text, width, '0'", 'text'),
  of('pad_right', "text, width, ' '", 'text'),
  of('length', 'list or text', 'number'),
  of('sort', 'list', 'list'),
  of('sort_by', 'list, &key', 'list'),
  of('min_by', 'list, &key', 'element'),
  of('max_by', 'list, &key', 'element'),
  of('group_by', 'list, &key', 'object of lists'),
  of('map', '&expression, list', 'list'),
  of('reverse', 'list or text', 'list or text'),
  of('keys', 'object', 'list'),
  of('values', 'object', 'list'),
  of('items', 'object', 'list of pairs'),
  of('from_items', 'list of pairs', 'object'),
  of('merge', 'object, object', 'object'),
  of('to_array', 'value', 'list'),
  of('type', 'value', 'its kind'),
  of('zip', 'list, list', 'list of pairs'),
  of('min', 'list', 'number or text'),
  of('max', 'list', 'number or text'),
  of('sum', 'list', 'number'),
  of('avg', 'list', 'number'),
  of('abs', 'number', 'number'),
  of('ceil', 'number', 'number'),
  of('floor', 'number', 'number'),
  of('under_headings', "list, 'key'", 'list of records with their heading'),
  of('csv', 'text', 'list of records'),
  of('by_entity', "rows, 'entity', 'attribute', 'value'", 'list of records'),
  of('column_names', 'rows', 'list of texts'),
  of('link_in', 'text', 'text'),
];

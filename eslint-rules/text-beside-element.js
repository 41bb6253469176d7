import ts from 'typescript';

/**
 * Reports a text that stands in one parent with an element that comes and goes, and a text that comes and goes beside anything.
 * Something else may replace a text node, such as the browser's translation. React then inserts before a node that is gone, or
 * leaves the replaced text on the page. An element of its own keeps the text in its place.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const textBesideElement = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside: 'Put this text into an element of its own: an element beside it comes and goes.',
      goes: 'Put this text into an element of its own: it comes and goes.',
    },
  },
  create(context) {
    /** @param {object} node */
    const typeOf = (node) => context.sourceCode.parserServices['getTypeAtLocation'](node);
    /** @param {JsxParent} parent */
    function check({ children }) {
      const shown = children.map(contentOf).filter((child) => child !== null);
      if (shown.length < 2) return;
      const hasElement = shown.some((child) => isChoice(child) && outcomesOf(child).some(isElement));
      for (const child of shown) {
        const outcomes = outcomesOf(child);
        const texts = outcomes.filter((outcome) => isText(outcome, typeOf));
        if (texts.length === 0) continue;
        const goes = child.type === 'LogicalExpression' && child.operator === '&&';
        if (goes || texts.length < outcomes.length) context.report({ node: at(child), messageId: 'goes' });
        else if (hasElement) context.report({ node: at(child), messageId: 'beside' });
      }
    }
    return {
      /** @param {import('eslint').Rule.Node} node */
      JSXElement: (node) => check(/** @type {JsxParent} */ (/** @type {unknown} */ (node))),
      /** @param {import('eslint').Rule.Node} node */
      JSXFragment: (node) => check(/** @type {JsxParent} */ (/** @type {unknown} */ (node))),
    };
  },
};

/**
 * A node of the syntax tree, as far as this rule reads it.
 *
 * @typedef {{ type: string; value?: unknown; operator?: string; expression?: Syntax; left?: Syntax; right?: Syntax;
 *   consequent?: Syntax; alternate?: Syntax }} Syntax
 * @typedef {{ children: Syntax[] }} JsxParent
 */

/** @param {Syntax} node @returns {import('eslint').Rule.Node} */
const at = (node) => /** @type {import('eslint').Rule.Node} */ (/** @type {unknown} */ (node));

/**
 * What a child renders; null for spaces and comments.
 *
 * @param {Syntax} child
 */
function contentOf(child) {
  const content = child.type === 'JSXExpressionContainer' && child.expression ? child.expression : child;
  const isBlank = typeof content.value === 'string' && content.value.trim() === '';
  return isBlank || content.type === 'JSXEmptyExpression' ? null : content;
}

/** @param {Syntax} node */
const isChoice = ({ type }) => type === 'LogicalExpression' || type === 'ConditionalExpression';

/**
 * Everything that an expression may render, but for nothing.
 *
 * @param {Syntax} node
 * @returns {Syntax[]}
 */
function outcomesOf(node) {
  if (node.type === 'ConditionalExpression' && node.consequent && node.alternate)
    return [...outcomesOf(node.consequent), ...outcomesOf(node.alternate)];
  if (node.type === 'LogicalExpression' && node.left && node.right)
    return node.operator === '&&' ? outcomesOf(node.right) : [...outcomesOf(node.left), ...outcomesOf(node.right)];
  return [node];
}

/** @param {Syntax} node */
const isElement = ({ type }) => type === 'JSXElement' || type === 'JSXFragment';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike | ts.TypeFlags.Void;

/**
 * Whether a node renders a text only. `ReactNode` counts as an element, which it mostly is.
 *
 * @param {Syntax} node
 * @param {(node: object) => ts.Type} typeOf
 */
function isText(node, typeOf) {
  if (node.type === 'JSXText') return true;
  if (node.type.startsWith('JSX')) return false;
  const type = typeOf(node);
  const parts = type.isUnion() ? type.types : [type];
  const rendered = parts.filter(({ flags }) => (flags & NOTHING) === 0);
  return rendered.length > 0 && rendered.every(({ flags }) => (flags & TEXT) !== 0);
}

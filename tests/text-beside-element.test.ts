import { Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { textBesideElement } from '../eslint-rules/text-beside-element.js';

const FILE = `${process.cwd()}/part.tsx`;
const OPTIONS: ts.CompilerOptions = { jsx: ts.JsxEmit.Preserve, noLib: true, strict: true };

/** A program of one file, because the types of the whole site take half a minute. */
function programOf(code: string): ts.Program {
  const source = ts.createSourceFile(FILE, code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  return ts.createProgram([FILE], OPTIONS, {
    ...ts.createCompilerHost(OPTIONS),
    getSourceFile: (name) => (name === FILE ? source : undefined),
  });
}

/** What the rule says about the children of an element. */
function findings(children: string): string[] {
  const code = `declare const isOn: boolean, name: string, count: number | null, icon: object;
    export const part = <p>${children}</p>;`;
  const messages = new Linter().verify(
    code,
    {
      files: ['**/*.tsx'],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { programs: [programOf(code)], ecmaFeatures: { jsx: true } },
      },
      plugins: { site: { rules: { 'text-beside-element': textBesideElement } } },
      rules: { 'site/text-beside-element': 'error' },
    },
    FILE,
  );
  return messages.map(({ messageId, message }) => messageId ?? message);
}

it.each([
  ['an element that comes and goes', '{isOn && <b />}{name}', ['beside']],
  ['one of two elements', '{isOn ? <b /> : <i />} {name}', ['beside']],
  ['a text that comes and goes', '<b /> {isOn && name}', ['goes']],
  ['a text in place of an element', '<b /> {isOn ? name : <i />}', ['goes']],
  ['a number', '{count} {isOn && <b />}', ['beside']],
])('reports a text beside %s', (_what, children, expected) => {
  expect(findings(children)).toEqual(expected);
});

it.each([
  ['an element of its own', '{isOn && <b />}<span>{name}</span>'],
  ['a text that is alone', '{isOn ? name : <b />}'],
  ['one of two texts', '{icon} {isOn ? name : count}'],
  ['spaces', "{isOn && <b />}{' '}{icon}"],
])('accepts %s', (_what, children) => {
  expect(findings(children)).toEqual([]);
});

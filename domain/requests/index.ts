import { apiAccess } from './api-access.ts';
import { apiDocumentation } from './api-documentation.ts';
import { application } from './application.ts';
import { consultation } from './consultation.ts';
import { demo } from './demo.ts';
import type { Field, FileField, RequestDefinition } from './request.ts';

/** The kinds of request. A new kind is a file of its own, its words, and its name here. */
export const requestDefinitions = [apiAccess, apiDocumentation, demo, consultation, application] as const;

export type RequestKind = (typeof requestDefinitions)[number]['kind'];

type FieldsAsked<Kind extends RequestKind> = Extract<
  (typeof requestDefinitions)[number],
  { kind: Kind }
>['fields'];

/** Names of the fields of a kind that hold texts; `required` chooses those that must be filled in, or the others. */
type TextNames<Fields, Required extends boolean> = {
  [Name in keyof Fields]: Fields[Name] extends FileField
    ? never
    : Fields[Name] extends { required: Required }
      ? Name
      : never;
}[keyof Fields];

/** The texts of a request of that kind, as typed; optional ones that were left empty are missing. */
export type FieldsOf<Kind extends RequestKind> = {
  readonly [Name in TextNames<FieldsAsked<Kind>, true>]: string;
} & { readonly [Name in TextNames<FieldsAsked<Kind>, false>]?: string };

/** A kind together with its texts: where the kind is known, a misspelt field is an error of types. */
export type KindAndFields = {
  [Kind in RequestKind]: { readonly kind: Kind; readonly fields: FieldsOf<Kind> };
}[RequestKind];

/** The texts of any kind, for code that treats all fields alike. */
export type AnyFields = Readonly<Record<string, string | undefined>>;

/** Types texts in which {@link check} has found no problem as the fields of their kind. */
export function asChecked(kind: RequestKind, values: Readonly<Record<string, string>>): KindAndFields {
  return { kind, fields: values } as KindAndFields;
}

/** The definition of a kind. */
export function definitionOf(kind: RequestKind): RequestDefinition {
  return requestDefinitions.find((definition) => definition.kind === kind) as RequestDefinition;
}

/** The definition that a function name receives, or undefined: such a function does not exist. */
export function definitionByFunction(
  functionName: string,
): ((typeof requestDefinitions)[number] & RequestDefinition) | undefined {
  return requestDefinitions.find((definition) => definition.functionName === functionName);
}

/** Each kind has a form of its own; the contact form of the home page is a demo request without a product. */
export type FormId = RequestKind | 'demo-home';

/** The forms of the site and the kind each sends: keys of `forms` in `forms.yaml`, each with words of its own. */
export const forms: Readonly<Record<FormId, RequestKind>> = {
  ...(Object.fromEntries(requestDefinitions.map(({ kind }) => [kind, kind])) as Record<
    RequestKind,
    RequestKind
  >),
  'demo-home': 'demo',
};

/** Every form of the site. */
export function formIds(): FormId[] {
  return Object.keys(forms) as FormId[];
}

/** The fields of all kinds with their names; a name that several kinds use stands there for each of them. */
export function allFields(): [name: string, field: Field][] {
  return requestDefinitions.flatMap(({ fields }) => Object.entries<Field>(fields));
}

/** The form that a body without one stands for: a demo request without a product is that of the home page. */
export function formOf(kind: RequestKind, values: Readonly<Record<string, unknown>>): FormId {
  return kind === 'demo' && !values.productName ? 'demo-home' : kind;
}

export * from './handling.ts';
export * from './request.ts';

import { apiAccess } from './api-access.ts';
import { apiDocumentation } from './api-documentation.ts';
import { application } from './application.ts';
import { consultation } from './consultation.ts';
import { demo } from './demo.ts';
import type { Field, FileField, RequestDefinition } from './request.ts';

/** The kinds of request. A new kind needs a file, an entry here and its words in `content/`. */
export const requestDefinitions = [apiAccess, apiDocumentation, demo, consultation, application] as const;

export type RequestKind = (typeof requestDefinitions)[number]['kind'];

type DefinedFields<Kind extends RequestKind> = Extract<
  (typeof requestDefinitions)[number],
  { kind: Kind }
>['fields'];

/** Names of the text fields of a kind, either the required or the optional ones. */
type TextNames<Fields, Required extends boolean> = {
  [Name in keyof Fields]: Fields[Name] extends FileField
    ? never
    : Fields[Name] extends { required: Required }
      ? Name
      : never;
}[keyof Fields];

/** The texts of a request of that kind, as typed, without empty optional ones. */
export type FieldsOf<Kind extends RequestKind> = {
  readonly [Name in TextNames<DefinedFields<Kind>, true>]: string;
} & { readonly [Name in TextNames<DefinedFields<Kind>, false>]?: string };

/** A kind with its texts, discriminated by `kind`. */
export type KindAndFields = {
  [Kind in RequestKind]: { readonly kind: Kind; readonly fields: FieldsOf<Kind> };
}[RequestKind];

export type AnyFields = Readonly<Record<string, string | undefined>>;

/** Types texts that passed {@link check} as the fields of their kind. */
export function asChecked(kind: RequestKind, values: Readonly<Record<string, string>>): KindAndFields {
  return { kind, fields: values } as KindAndFields;
}

export function definitionOf(kind: RequestKind): RequestDefinition {
  return requestDefinitions.find((definition) => definition.kind === kind) as RequestDefinition;
}

/** The definition of the kind that a function receives; undefined for an unknown function. */
export function definitionByFunction(
  functionName: string,
): ((typeof requestDefinitions)[number] & RequestDefinition) | undefined {
  return requestDefinitions.find((definition) => definition.functionName === functionName);
}

/** Each kind has a form of its own; the contact form of the home page is a demo request without a product. */
export type FormId = RequestKind | 'demo-home';

/** The forms of the site and the kind each sends; their ids are the keys of `forms` in `forms.yaml`. */
export const forms: Readonly<Record<FormId, RequestKind>> = {
  ...(Object.fromEntries(requestDefinitions.map(({ kind }) => [kind, kind])) as Record<
    RequestKind,
    RequestKind
  >),
  'demo-home': 'demo',
};

export function formIds(): FormId[] {
  return Object.keys(forms) as FormId[];
}

/** The fields of all kinds with their names, which may repeat. */
export function allFields(): [name: string, field: Field][] {
  return requestDefinitions.flatMap(({ fields }) => Object.entries<Field>(fields));
}

/** The form of a body that names none: a demo request without a product comes from the home page. */
export function formOf(kind: RequestKind, values: Readonly<Record<string, unknown>>): FormId {
  return kind === 'demo' && !values.productName ? 'demo-home' : kind;
}

export * from './handling.ts';
export * from './request.ts';

import { z } from 'zod';

/** The part of JSON Schema that the document uses. */
export type JsonSchema = z.infer<typeof plainSchema> & {
  anyOf?: JsonSchema[] | undefined;
  oneOf?: JsonSchema[] | undefined;
  allOf?: JsonSchema[] | undefined;
  items?: JsonSchema | undefined;
  properties?: Record<string, JsonSchema> | undefined;
};
const plainSchema = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
  default: z.json().optional(),
  const: z.json().optional(),
  enum: z.array(z.json()).optional(),
  example: z.json().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).optional(),
});
const jsonSchema: z.ZodType<JsonSchema> = plainSchema.extend({
  anyOf: z.lazy(() => z.array(jsonSchema)).optional(),
  oneOf: z.lazy(() => z.array(jsonSchema)).optional(),
  allOf: z.lazy(() => z.array(jsonSchema)).optional(),
  items: z.lazy(() => jsonSchema).optional(),
  properties: z.lazy(() => z.record(z.string(), jsonSchema)).optional(),
});

const parameterSchema = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  description: z.string().optional(),
  example: z.json().optional(),
  schema: jsonSchema,
});
export type Parameter = z.infer<typeof parameterSchema>;

const contentSchema = z.record(z.string(), z.object({ schema: jsonSchema }));
const responseSchema = z.object({ description: z.string(), content: contentSchema.default({}) });
export type Response = z.infer<typeof responseSchema>;

const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string().optional(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(parameterSchema).default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), responseSchema),
});
export type Operation = z.infer<typeof operationSchema>;

/** The document as its readers need it: the page for people and the tests that ask what it promises. */
export const documentModelSchema = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), jsonSchema).default({}) }),
});
export type DocumentModel = z.infer<typeof documentModelSchema>;

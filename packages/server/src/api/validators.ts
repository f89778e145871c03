import AjvCompiler from '@fastify/ajv-compiler';

/** One compiler for all servers of a process, so that each validator is compiled once. */
const compiler = AjvCompiler();

/**
 * Compiles a validator when the first request needs it. Compiling all of them takes a fifth of the
 * processor time of a start, and most are seldom needed.
 */
export const buildValidator: AjvCompiler.BuildCompilerFromPool = (externalSchemas, options) => {
  const compile = compiler(externalSchemas, options);
  return (part) => {
    let compiled: ReturnType<typeof compile> | undefined;
    const validate = ((data: unknown) => {
      compiled ??= compile(part);
      const isValid = compiled(data);
      validate.errors = compiled.errors ?? null;
      return isValid;
    }) as ReturnType<typeof compile>;
    return validate;
  };
};

/**
 * Caches a read for good, for all callers with the same arguments. A failed read is repeated. Arguments are compared by
 * their JSON.
 */
export const memoize = <Question extends unknown[], Answer>(
  read: (...question: Question) => Promise<Answer>,
): ((...question: Question) => Promise<Answer>) => {
  const answers = new Map<string, Promise<Answer>>();
  return (...question) => {
    const key = JSON.stringify(question);
    const kept = answers.get(key);
    if (kept) return kept;
    const answer = read(...question);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
};

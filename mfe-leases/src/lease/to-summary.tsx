import { Navigate, useParams } from 'react-router-dom';
import { ownRoutes } from '../own-routes.ts';

/** `/lease/{id}`: leads to the lease's summary (OP-16). */
export function ToSummary() {
  const { id = '' } = useParams();
  return <Navigate to={ownRoutes.summary({ id })} replace />;
}
